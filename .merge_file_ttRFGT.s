# Actions

## All actions

- **R11** An action shows where the person has the permission, and says why where it cannot apply now.
Its dialog states what will be sent and to whom.
While it runs it cannot be sent twice or closed by accident.
It ends with the message of section 8, and the order is loaded again.
Input survives a failure and a new sign-in.
- **R12** Right before a write, the order or item is loaded again.
If something that the write depends on has changed since it was shown, nothing is sent and the dialog shows both values.
- **R25** A control that does nothing now says why, also to keyboard and screen reader users.
- **R85** A dialog that writes names each item it writes to with its quantity, its ID in the chosen format and its fulfiller.
One that writes to the order itself names the order.

## Cancel, reject, retry routing

- **S5.23** An item can be cancelled where the platform allows `orderItemCancellation` on it, and an order where it allows `orderCancellation`.
Otherwise the console says that cancellation is not supported.
- **S5.24** A dialog with a disclaimer asks for confirmation before a cancellation is sent.
- **S5.25** Rejecting an item for a fulfiller follows S5.26 to S5.28.
- **S5.26** It needs a fulfiller ID, and the fulfiller's or the short item ID.
- **S5.27** It needs a reason in words and a rejection code.
- **S5.28** It needs an item that was routed.
- **S5.29** Retry routing is available only for an item that is suspended in routing.

## Clear alerts

- **S3.40** Clearing an alert sends the item, the status name and a comment.
- **S5.30** Clearing alerts follows S5.31 to S5.33.
- **S5.31** It cannot be sent while no alert is selected or while it is being sent.
A single alert is selected from the start.
- **S5.32** The comment is optional and empty by default.
- **S5.33** Without alerts the action is disabled and says so.
An alert must be resolved before it is cleared.

## Resend events

- **S5.34** Resending events follows S5.35 and S5.36.
- **S5.35** The button is disabled until an event is selected.
- **S5.36** It is only for people who can update the merchant's orders, and not available for the mock callback.

## Update status

- **S4.45** The types are productionAccepted, productionStarted, fulfillerRejected, fulfillment (ship), cancellationResponse and nothingCancelled.
- **S5.37** Updating the status follows S5.38 to S5.47.
- **S5.38** It cannot be sent while it loads, without an item, or without a type.
- **S5.39** A quantity is a whole number of zero or more, and not empty.
- **S5.40** Texts must not be blank.
Flags are true or false.
Numbers must be readable as numbers.
- **S5.41** Shipment ID, tracking ID and external shipment ID hold only letters, digits, underscores and hyphens.
- **S5.42** The tracking URL and the URL of the delivery details must be web addresses.
- **S5.43** Each type sends its own fields (S5.44 to S5.47).
- **S5.44** Accepting production or a cancellation sends whether costs were incurred;
the default is no.
- **S5.45** Shipping sends the carrier service, external shipment ID, tracking ID, tracking URL and the URL of the delivery details.
- **S5.46** A rejection by the fulfiller sends the details of the rejection.
- **S5.47** Rejecting a cancellation sends the reason.
- **R13** Each selected item or parcel is one call with its own result.
An update answers the newest open notification of its type;
where there is none, that item fails with 500.

## Change address and callback

- **S3.43** A callback has a URL.
The whole document is sent back with a new URL.
- **S5.48** Changing the address follows S5.49 to S5.51.
- **S5.49** It needs a selected fulfillment group, and only groups that allow `deliveryChange` can be selected.
- **S5.50** The country is one of the assigned ISO countries, sorted by name.
- **S5.51** A pickup point counts only where the address is of type `PickupPoint`.

## Watch

- **S3.47** A subscription has an ID, the order as its resource (`opaOrder`), filters with path, value and the operator `equals`, and the channel `email`.
- **S4.44** The watch options are productionAccepted, itemRejected (event `fulfillerRejected`), itemShipped (event `fulfillment`), cancellationResponse and nothingCancelled.
- **S4.52** Agreeing to e-mails follows S4.53 to S4.57.
- **S4.53** People who have not agreed to e-mails see a dialog first.
- **S4.54** Next opens the authorization page elsewhere.
It returns with a flag, which the console removes from the address.
- **S4.55** Coming back without having agreed counts as reason `cancel`.
- **S4.56** The reasons for a rejection are `missingAuth`, `invalidToken`, `backend` and `cancel`.
- **S4.57** An expired token requires a new sign-in.
