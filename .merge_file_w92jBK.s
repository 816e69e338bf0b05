# Search

## The address

- **S1.8** Orders are kept for six months.
Without dates, a search covers the time from the start of the day 180 days ago to the end of today, in the display time zone.
- **S2.14** The address holds the whole search:
`searchTerm`, `startDate`, `endDate`, `merchants`, `fulfillers`, `statuses`, `delayedStatuses`, `errorStatuses`, `orderTypes`, `salesChannels`, `productCategories`, `claimTypes`, `complaintTypes`, `changeRequestTypes`, `sortField`, `sortOrder`, `page`.
- **S2.15** Opening the screen with a search in its address runs the search;
removing it from the address clears the results.
Submitting the form and applying filters start at page 1.
- **S5.8** The page comes from the address.
A page above 100 is read as page 1.
- **S5.9** Empty lists and blank values are not sent.
- **S5.10** A status with a dot, such as `production.productionAccepted`, is read as the part after the dot.
`inProduction` is only the parent check box of two statuses:
it is neither stored nor sent.
- **R1** Dates in the address are UTC instants.
`period=24h` is a relative period:
it means the last 24 hours each time the address is opened.
- **R2** A parameter that the console does not know is not sent.
A date or page that cannot be read gets its default.
A range that the form would refuse shows the errors and sends nothing.

## The form

- **S2.16** The form holds the search text with an explanation of its syntax, a start and an end date in the display time zone, "Search", "Clear search form" and the sort (created date, promise date, relevance).
- **S5.2** A start after the end is an error at both dates.
The messages include "Start date must be before end date", "End date must be after start date", "Please enter start date" and "Please enter end date".
Both dates are labeled as required.
- **S5.3** The start must be within the last 180 days and before now.
The end must not be after today or on a day before the start.
- **S5.4** Backspace or Delete clears a date.
- **S5.5** A start that was picked in the calendar is the start of that day, and an end is the end of that day.
A typed start is the start of its minute, and a typed end the end of its minute.
- **S5.6** The search text is trimmed.
Its syntax:
`*` is a wildcard, quotes enclose a phrase, `+` requires a term, `-` excludes it.
- **S5.7** The text is split into tokens.
Quoted phrases, and terms with `*`, `+` or `-`, are sent as they are;
other words are quoted.
A single plain word also gets a leading `+`.
An unclosed quote is closed.
- **S9.18** The sort is by relevance, created date (newest first) or promise date (earliest first).
- **R3** A pasted list of IDs searches for all of them.
The console names the ones that were not found.

## Filters

- **S2.17** The Advanced Search drawer holds the parts of S2.18 to S2.23.
- **S2.18** One box searches the values of all filters.
- **S2.19** A list offers the saved and the recommended searches.
- **S2.20** A dialog sorts and deletes saved searches;
it sorts by drag and by keyboard.
- **S2.21** A dialog asks for a name and saves the search.
- **S2.22** "Clear all" empties the filters, the search text and the dates.
"Apply" runs the search;
before that nothing changes.
- **S2.23** The selected filters show as tags that can be removed one by one.
- **S2.25** The filters are Merchants, Fulfillers, Sales Channels, Product Categories (a tree), Item Status, Error Status, Delayed Status, Order Type, Claim Type, Complaint Type and Change Request Type.
- **S2.26** Each of the first four is hidden where it has at most one value.
- **S2.27** A filter shows 20 values, and "more" adds 20.
Matches are ordered exact, then prefix, then others.
Labels that look like UUIDs come last.
- **S2.28** "In production" is a parent check box:
it selects or clears production and production accepted together, and shows when only one of them is selected.
- **S2.29** Picking a saved search replaces the filters and the sort.
The text and the dates stay, unless the saved search has its own.
- **R67** From 1200 px the filters stand beside the list, which stays usable, and Apply leaves them open;
below that they are a drawer over it.
A click on a tag opens its filter.
A sentence says that the three status filters are joined by "or" where more than one is set.
- **R68** A column of the results is as wide as a person drags its edge or chooses beside the columns.
A double click on the edge brings the usual width back, Reset that of all columns.
- **S8.7** A filter whose values did not load shows "failed to load" with an icon.
Other texts are "Could not load filter values" and "There was a problem loading the search form."
- **S9.17** ID formats:
platform (default), merchant, fulfiller, short.
Order types:
`ship` (default), `donotship`, `donotproduce`, `donottransmit`, `donotprepare`.
Claim types:
`claims`, `reorderClaim`.
Complaint types:
`complaints`, `reorderComplaint`.
Change request types:
`artwork`, `delivery`, `shipmentRequirement`.

## Tabs and quick starts

- **S2.24** The tabs are All, Delayed and Errors.
The platform joins all status filters by "or", so a tab replaces the three status filters:
All removes them, Delayed sets every delay-capable status, Errors sets every error status, rejected and cancelled included.
A tab is active when the filters equal its set.
- **S2.30** Before any search, the results area asks for one and offers three menus.
- **S2.31** Recent Orders covers the last hour, 4, 12 and 24 hours:
from now minus the period until now, in UTC.
- **S2.32** Saved Searches offers the person's searches.
Where there are none, a dialog says so.
- **S2.33** Recommended Searches:
Blocked (the list of S4.19), Missed SLA (every delayed status), Pending cancellation (`pendingCancellation`), Awaiting customer feedback (`documentReviewFeedback`), Awaiting fulfillment (`productionAccepted`, `production`), Awaiting fulfiller response (`awaitingFulfillerResponse`).
- **R4** Tabs, recommended and saved searches show how many orders they find.
The count of a tab is the total that its click shows.
- **R33** Before any search, the queue shows a tile for each recommended and saved search, and the ten most urgent orders.
- **R56** Late orders can be remedied by keys alone:
one key opens the first of them, another its remedy, and Ctrl with Enter confirms the dialog.

## After a search

- **S2.37** Where the search finds exactly one order, and the text equals an ID of that order or of one of its items in any of the four formats, the console opens the order.
Letter case does not matter.
Back does not return to the same redirect.
- **S2.38** A click on a result opens the order.
The console remembers it as the last order.
- **S2.39** People without permission to search see an alert with their own user ID and a link to request access.
- **S4.47** A search is loading, successful or failed.
A call is requested, successful or failed.
A bulk reorder is idle, loads further pages, submits, has its results, and is cleared;
each order runs through create, confirm, cancel the original and clear its alerts, in this sequence.
- **S7.40** The quick search on the order screen opens the only order that it finds.
Otherwise it opens the search page with the text.
- **R37** A newer search stops the earlier one.
A late response never replaces a newer one.
- **R5** An open search shows how many new orders it would find.
A click loads them.
- **R63** "Copy link" copies the address of the open search with the columns on screen.
