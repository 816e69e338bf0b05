# Item

## The card and its panels

- **S2.79** A card shows the preview, name, IDs, fulfiller, quantity, warnings for errors and missed SLAs, a note of a pending cancellation, the status with its step, and the tracking of its shipments.
- **S2.80** The tabs are Details, Status Overview, Events, Cancellation Requests (where a request was received), Change Requests (where the item links to some) and Shipments (where it has some).
- **S2.81** Details shows:
ordered and fulfilled SKU with a link to the catalog, product version, related IDs, additional links, variable and manufacturing attributes, a pricing summary, shipped to, pickup from, billed to, fulfiller, routing details, expected ship date, promise date, shipment plan, print job status and transmission detail.
- **S2.82** Status Overview shows the current state, its details, remediation steps, links to documentation, an advanced view for developers, and the history as a timeline with rows that open.
- **S2.83** The other panels are events, cancellation requests with their responses, change requests and shipments.
A viewer shows any raw JSON.
- **S2.91** Without permission for a fulfiller, only its ID shows, with an explanation and a mail link to ask for access.
- **S2.92** The state of an item shows by S2.93 to S2.95.
- **S2.93** A suspended item shows "Suspended In" and its status.
- **S2.94** The label is neutral when cancelled, red with errors or an unknown status, yellow with missed SLAs, otherwise green.
An icon or a word says the same as the color.
The pause sign of a suspended item, or of one on hold, has a tone of its own inside the label.
- **S2.95** A suspension shows its detail in a tooltip.

## Data

- **S3.11** An item has the data of S3.12 to S3.29.
- **S3.12** Identifiers:
item ID, order ID, and the merchant, fulfiller and short IDs of the item, its order and its fulfillment group.
- **S3.13** Merchant ID, fulfiller ID (local and global), the fulfiller's name and details, and whether the person can see them.
- **S3.14** Product:
name, sales channel, SKU and ordered SKU, quantity, language, document, print-ready file, variable attributes, manufacturing attributes (name, value, source, class).
- **S3.15** Statuses by name, each with detail, expected close date, quantity, state and updated date;
in the history also a start and an end date.
- **S3.16** Prices are those of S3.17 to S3.19.
- **S3.17** Item price:
base price, shipping, currency.
- **S3.18** Price paid, for customs:
base price, shipping, currency.
- **S3.19** Transfer price:
base price and shipping, each with its currency.
- **S3.20** Delivery has the data of S3.21 to S3.23.
- **S3.21** Delivery configurations with the expected ship date, a late-arrival flag and a link to the delivery request.
- **S3.22** Addresses:
destination, consignee, and the destinations of the shipments.
- **S3.23** Flags for a changed delivery and for an address that the fulfiller corrected.
- **S3.24** Linked data:
shipments (created date, carrier service), claims, complaints, their reorders, the fulfiller's name.
- **S3.25** Derived:
computed status, errors, missed SLAs, pending cancellation, rejected, suspended, unmet expectations, allowed actions.
- **S3.26** Events and the callback URL.
- **S3.27** Print job:
status, message, short ID.
- **S3.28** Alerts, with the comment and the failure of clearing them.
- **S3.29** Links to related items, the cart evaluation, fulfillment and product configuration, routing, shipment planning, accounts, buyer prices, change requests, the tools of product, fulfiller and shop, claims, complaints and quotes.
- **S3.30** An address has name parts, company, two street lines, city, state, postal code, country code, phone with extension, e-mail, door code, and flags for PO boxes and homes.
A second shape has name, locality, region and country code.
- **S3.31** A fulfiller has a name, phone, e-mail, two IDs and eight flags for what it requires and supports.
- **S3.37** A shipment has an ID, status, created and packed date, carrier service, recipient, items, and packages with tracking, size, weight and items.
- **S3.38** A change request has a type, an origin, a state for the request and for each item, dates, the person it was made for, links, and the requested and previous address, pickup point, promised date, delivery constraints and document.
- **S3.42** An unmet expectation has a code, a name, a reason and links to documentation and a template.
- **S3.44** A fulfiller notification has an ID and a type.
- **S3.46** A carrier service has a key and a name.
A fulfiller in a list has an ID and a name.

## States

- **S4.1** A status is not started, current or closed.
The overview shows the last two.
A current status that is not terminal and has no end date lasts until now.
- **S4.3** The type of an item follows S4.4 to S4.7.
- **S4.4** It is the first of shipped, cancelled, rejected, production, awaitingFulfillerResponse, processing, shippingAggregation, routing, docReview, standardizingOrder, suspended whose status is current or closed;
otherwise unknown.
- **S4.5** The status behind shipped is `fulfilled`;
behind processing `preparing`;
behind docReview `documentReview` or `documentReviewRejected`;
behind production `production` or `productionAccepted`.
- **S4.6** Shipped and cancelled are partial where the status has a lower quantity than the item, as in "partial shipped".
- **S4.7** The previous type is the next one in that list that also counts.
While preparing, an item can have the sub-status inventoryCheck.
- **S4.10** The status names are fulfilled, cancelled, rejected, awaitingFulfillerResponse, productionAccepted, inProduction, production, preparing, inventoryCheck, documentReview, cancellationRejected, pendingCancellation, fulfillment, inventoryCheckRejected, documentReviewRejected, documentReviewFeedback, prepressFailed, prepress, platformAccepted, suspended, fulfillmentDelayed, standardizingOrder, routing, shippingAggregation, onTimeToCustomer, delivered, dispatched, outForDelivery and onHold.
An unknown name shows as it is.
- **S4.11** Each status and step has a label, such as Address Validation, Awaiting Customer Feedback, Routing Ingest or Late to Customer.
- **R88** A state has one name in its label, the filters, alerts, the history, the breakdown and the downloads:
a computed type reads as the status behind it, production as "In production", the stage over its two statuses.
An item whose document review was rejected says so, and one whose stock is checked says that.
The filters also find a state by the other words for it, such as "processing" or "fulfilled".
The recommended searches keep the names of S2.33.
- **S4.13** A delay-capable status that is current past its expected close date is a missed SLA:
pendingCancellation, fulfillment, awaitingFulfillerResponse, preparing, documentReview, documentReviewFeedback, fulfillmentDelayed, onTimeToCustomer.
The Delayed Status filter also offers inventoryCheck and routing.
- **S4.14** An error status that is current past its expected close date is an error:
rejected, documentReviewRejected, inventoryCheckRejected, prepressFailed, suspended.
- **S4.15** A cancellation is pending while pendingCancellation is current.
- **S4.16** An item is rejected or suspended while that status is current.
A current rejected or cancelled status is an error also without a date.
- **S4.17** A current delayed status means that fulfillment is delayed.
Its expected close date replaces the planned ship date and is marked as updated.
- **S4.18** The history groups workflow steps.
Under "standardizing order":
item generation, address validation, document data mining, order validation, callback registration, routing ingest, delivery request orchestrator, item pricing, product document override.
Under "preparing":
consume capacity, prepress, delivery constraints, shipment planner, workflow price, product manufacturing data, fulfillment expectations, fulfillment order manager, production accepted.
- **S4.19** Blocked means rejected, documentReviewRejected, inventoryCheckRejected, prepressFailed, suspended, routing while suspended, or onHold.
- **S4.20** An item that is both routing and suspended is suspended in routing.
Only then can routing be retried.
- **S4.21** An item can be rejected only after it was routed to a fulfiller.
- **S4.22** The status of a shipment follows S4.23 and S4.24.
- **S4.23** The priorities, lowest first:
shipmentCancelled, shipmentExceptions, readyToDispatch, dispatched, receivedByCarrier, inTransit, outForDelivery, delivered.
Of several, the lowest shows.
- **S4.24** The shipping system says READY-TO-DISPATCH, DISPATCHED, CANCELLED, RECEIVED-BY-CARRIER, IN-TRANSIT, OUT-FOR-DELIVERY, DELIVERED, EXCEPTIONS or NOT-FOUND.
NOT-FOUND shows only where nothing else is known.
- **S4.26** A change request is of type delivery, shipmentRequirement or artwork.
- **S4.27** An accepted request is green, a rejected one red, one that is prepared yellow;
others have the primary color.
- **S4.28** The state for the item replaces the state of the whole request.
- **S4.29** The response date shows for accepted and rejected requests.
Others say "Pending".
- **S4.30** A cancellation response shows as Accepted, a nothing-cancelled event as Rejected.
- **S4.31** A print job is accepted, cancelled, closed, created, error, pending-acceptance or rejected.
- **R17** An alert is an error or a missed SLA of an item, with the name and detail of the status and its date.
A status without an expected close date is never a missed SLA.
- **R96** Nothing advises on an item that is over, that is wholly shipped or cancelled:
no hint, no remediation steps, no default text, no remedy but clearing its alerts.
Hold, suspension and delay of such an item are no problems.
A rejected item has hints only for its document.
- **R27** An item or order says how urgent it is, such as "due in 3 h" or "2 h late".
