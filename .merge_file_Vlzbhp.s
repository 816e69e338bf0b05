# Results

## Around the table

- **S2.34** Without results, a message names the search text, links to a support channel and, where a text and dates were given, suggests other dates.
- **S2.35** A failed search shows a general message, the error body and its source.
- **S2.36** A summary says "rows first–last of total, sorted by …", with different words where dates are set.
Beside it are the download, the columns and the filters.
- **S2.40** The pager shows at most 100 pages, two at each end and five around the current one.
- **S3.53** A search answers with the total and a page of orders, each with the sort that was used.
- **S5.13** Above 2,000 results the download is disabled and says why.
- **S5.14** Above 10,000 results a banner says that only the first 10,000 can be shown.
- **S5.54** The pager ends at page 100.
Pickup-point and tracking URLs are links only where they are web addresses.

## Columns

- **S2.41** Each person selects columns in a popover:
a check box per column, Apply (saves) and Reset (the defaults).
Columns can be sorted by drag and by keyboard.
The popover is at most 550 px high and 600 px wide.
- **S2.42** The order ID in the chosen format comes first.
The default columns follow:
status, order type, merchant, fulfiller, recipient, created date, promise date, customer total.
- **S2.43** The available columns are those of S2.44 to S2.60.
- **S2.44** Preview:
thumbnails of 150 px, front before back, or else by number.
The names of the surfaces are loaded once per SKU.
- **S2.45** Order ID in the platform, merchant and fulfiller format.
- **S2.46** Fulfillment group ID, long and short.
- **S2.47** Item ID in the platform, merchant, fulfiller and short format.
- **S2.48** Status.
- **S2.49** Testing configuration.
- **S2.50** Merchant, fulfiller and recipient.
- **S2.51** Created date and promise date.
- **S2.52** Total:
only for people who can see the merchant's prices.
It is the sum per currency of item price and shipping, or else of the price paid that customs sees.
- **S2.53** Sales channel:
that of the order, or else those of its items.
- **S2.54** Ordered SKU and fulfilled SKU.
- **S2.55** Order type:
claim, complaint, reorder of a claim, reorder of a complaint, custom quote.
- **S2.56** Missed SLA:
hours late per status, rounded;
"<1" for less than one hour.
- **S2.57** On print job.
- **S2.58** Expected ship date, with a warning where items have no date or the fulfiller reported a delay.
- **S2.59** Dates on which items were shipped.
- **S2.60** Carrier services.
- **S2.61** The status cell shows the status and a warning icon for errors, missed SLAs and a pending cancellation;
a tooltip lists them.
- **R32** The split view shows an order next to the results.
Keys move up and down the list, and the list counts the orders that were handled.

## Selection

- **S2.62** An order can be selected where the person can take at least one bulk action for its merchant.
"Select all" selects only those orders.
- **R66** An order's ID can be copied from its row, by a button at the ID or by a key.
- **R93** "Select all … results" says how many orders it has loaded, and selects them at the end:
if the results changed in the meantime, those that are in them now.
It says how many it found of how many.
Nothing is selected if it fails or is cancelled.
- **R6** The selection survives paging and new searches.
Shift and a click select a range.

## Download

- **S7.37** The export reads all pages of the search, 10 at a time, and writes `bulk-query.csv`.
The results of a bulk reorder are exported as `bulk-reorder-results.csv`.
- **R24** An export shows its progress and can be stopped.
The header names the ID format and the time zone.
A file that lacks orders says so in its name and in a row.
Cells that a spreadsheet would run as formulas are escaped.
- **R64** A spreadsheet can group and add up the file:
the status, its problems and the hours late are columns of their own, and a day stands beside each created and promised time.
Cells are separated by commas, or by semicolons in regions with a decimal comma, where amounts then have one as well;
the person can change the separator.
- **S8.5** A download that fails because the session has ended leads to the sign-in and back to the search.
Any other failure shows for 10 s in a snackbar with the heading "Error".

## Breakdown

- **R60** "Breakdown" counts the orders of a search by status, lateness, reason, promised day, merchant, fulfiller and country, with amounts for people who can see the merchant's prices.
It reads the pages as the download does, up to 2,000 orders, shows each page as it arrives, and says which orders it counted.
- **R61** A click on a bar searches for its orders:
by a filter where that finds exactly the same orders, else by their IDs, up to 500.
- **R91** Whoever groups the CSV of a search by a dimension gets the bars of its breakdown:
the status, lateness and reason stand beside the status column, the promised day beside the promise, the country beside the recipient, each in the words of the bar and titled "Breakdown:
…";
the merchant and the fulfiller are the columns of the list.
An order that counts under several bars has all of them in its cell.
- **R92** The breakdown, the CSV and "Select all" of the same search share their pages for a minute, so that the second of them reads nothing again and tells the same lateness.
A new search, an order that was opened or changed, a run and the sign-out end this.
