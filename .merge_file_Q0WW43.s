# Changes

What is new for the people who work with the console.
The newest comes first.

## Unreleased

**The start of the day.** Before a search, a tile for each recommended and saved search says how many orders it finds and how late they are, and another one shows when the last day's orders arrived.
"Start here" lists the ten most urgent orders, each with its reason, its merchant and its remedy;
`s` opens the first.

**Order by order.** The split view shows an order beside the results it was found in:
open it with its button or `s`, and move with `j` and `k`.
If you want, the next order opens after a successful action.
The list counts the orders that you have handled, and you can copy or download it.
`f` opens the remedy of an order's first problem;
Ctrl or ⌘ with Enter confirms a dialog, and sends rejected parts again.

**Finding orders.** Search by text, dates and eleven filters;
the address is the search, so it can be shared;
a pasted list of IDs finds all of them and names those that were not found.
Changing the sort, a tab or a page searches with what you have typed.
Pasting any ID of an order, in any letter case, opens it.
Dates can be typed the way your region writes them.
Selections in the filters or the columns that you have not applied are kept.
The search form takes one row and folds on a narrow page;
the usual periods are one choice.
On a wide screen the filters stay open beside the list, and a click on a tag opens its filter.
Saved searches with their columns, renamed in the list, and a link to the open search that you can copy, recommended ones with counts, views of delayed orders and of errors, "k new" on an open search.

**The breakdown.** "Breakdown" counts the orders of a search by status, lateness, reason, promised day, merchant, fulfiller and country;
a bar leads to its orders, and each table can be copied or saved as a picture.
The CSV has its values in columns of their own, so that a spreadsheet counts the same.

**The results.** Half again as many orders on a screen as before, and a card for each on a phone.
Each row shows how urgent its order is;
a ring shows its progress, and only finished orders have a check mark.
IDs are short and dates have no seconds;
the full values show on hover.
A click on "Created" or "Promised" sorts, either way;
a click anywhere in a row opens its order.
Twenty-seven columns to choose from, order and keep;
previews;
columns that you can drag to another width;
a selection that survives paging and new searches, of up to 2,000 results at once, with an undo for orders that were taken out of it;
a download that says what it holds and what is missing, with status, problems, hours late and days in columns of their own and the separator of your region.
The list's tools, tabs and selection have keys;
`c` copies an order's ID.
A page says how many of its orders cannot be read.
Each row says why its order needs attention and how late it is, and shows the order as it was last read anywhere in the console.

**An order.** Everything about it and its items on one page:
state, urgency, problems, merchant, total and customer stay in view while you scroll.
Its items, events, changes, relations and document are views in its address, which stay the same from order to order;
an order without items has its events too.
Each problem has one remedy as a button, which applies to the items with this problem;
equal problems of several items are one row.
Four or more items are listed as compact rows that open in place;
filter them by product, any ID, status or fulfiller, and the link keeps the filter.
Select several items to cancel, reject, reroute, redirect, reorder or update them or to clear their alerts together:
each item shows how it went, and "Retry failed" sends only the failed ones.
Progress shows all eight stations and what is overdue;
a click on one shows its items.
Timelines show by colour what waited and what went wrong, the deadlines, what came after them, and the present.
`j` and `k`, `x`, Enter, `.` for an item’s actions and `1` to `5` work on the items and views.
Event rows show the tracking ID or the reason, and whether the merchant received the event;
changes mark what was removed.
Problems come first, then items with their state, history, events, packages, changes, claims and related orders.
Step to the next order of the results without going back, also after a reload and in a new tab, or on to the logs.
Raw documents are for people who have permission to see the prices in them.

**Acting.** Cancel, reject, retry routing, clear alerts, resend events, change the address or the callback, post a status, claim, watch, reorder and redirect.
The console reads the order again before it writes.
If there is no response, it says so and offers to check instead of sending twice.
A reorder can also cancel the originals and clear their alerts.
It says where the promised date moves, and the new order appears under Related at once.
If the platform rejects a part of a request, the dialog stays open, names that part and the reason, and sends only that part again.
Partly shipped items offer the remaining quantity.
Messages about an action name the order and the item, and link to them.

**Never twice.** Your browser records every request on an order (a reorder, a redirect, a cancellation, an address change, a status) before it is sent, for all tabs and runs.
If you repeat a request that is open, unknown or less than a day old, the console shows the result of the first one, and needs your explicit "Place another one".
Right before sending, the console checks for reorders that somebody else has placed.
If the network delivered one request several times, the console says how many copies there are and links each, at the next visit if the tab was closed before it had looked.
A request whose response was lost shows up in the next tab.

**Signing in and out.** Signing out ends the session in every tab at once, and nothing brings it back.
If the sign-in service fails, you can keep working until your session ends, and the console shows that time.
Then you sign in again in a separate window, from the page or from an open dialog, and the page stays as it is.

**In bulk.** Reorder, cancel, clear alerts and resend events for a whole selection.
A run can be paused and stopped, survives a closed tab or a crash, and never places an order twice by itself.
Unconfirmed cancellations are listed and can be checked again.
Every plan lists its orders, and a run counts its outcomes:
placed, failed, unknown, cancellations and alerts.
Everyone with permission for a bulk action can select orders;
each action shows how many of them it covers, and why not the others.

**Quick.** The search starts before the console itself has loaded, its first rows show first, an order opens from its row, and Back returns to the list as you left it.
Parts that you are likely to open next load in idle time.
If a part fails to load, only that part says so and offers a retry.

**For those who run it.** `npm run doctor` checks every configured service and the identity provider from a browser and says what to change.
`VITE_DEMO=on npm run build` makes a demo with the simulated platform inside, for any file server.
`deploy/` also serves with nginx, answers `/healthz`, and keeps queries out of the access log;
the container runs without capabilities, the version of a build is its commit, and its source maps stay out of what is served.
`npm start` keeps its port, or says that another program has it.
`VITE_REPORT_URL` names a collector for failures and speed;
nothing that is sent there names a person or an order.

**All day.** Five languages, each with one word for one thing and the numbers of its region, two themes, your time zone or UTC, keys for everything, a command palette that Back closes and that runs nothing you have not chosen, notifications, reports, a problem report that you can read before you send it.
The next person on a shared device finds only the theme and language of the person before.
