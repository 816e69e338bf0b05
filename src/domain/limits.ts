/** The number of orders on one page of search results (S9.1). */
export const SEARCH_PAGE_SIZE = 100;
/** The last page that users can open: the platform rejects pageSize + offset > 10,000 (S2.40, S9.1). */
export const SEARCH_MAX_PAGE = 100;
/** For higher totals, a message explains that users can page through only this many orders (S5.14). */
export const SEARCH_RESULT_CAP = 10_000;
/** The number of days that a search covers by default. Records are kept for six months (S1.8, S9.2). */
export const SEARCH_WINDOW_DAYS = 180;
/** The number of filter values that are shown initially and that "more" adds (S2.27, S9.5). */
export const FILTER_PAGE_SIZE = 20;
/** The CSV download and "Select all" are not available for higher totals (S5.13). */
export const MAX_LOADED_RESULTS = 2_000;
/**
 * The maximum number of order IDs that the console puts into a search text. Search engines reject queries
 * with more than about a thousand terms.
 */
export const ID_SEARCH_MAX = 500;
/** The maximum number of concurrent page requests of a CSV export, a breakdown or a selection (S7.37). */
export const RESULT_PAGE_CONCURRENCY = 10;
/**
 * The maximum time for which breakdowns, CSV exports and selections share loaded pages, in milliseconds
 * (R92).
 */
export const SHARED_PAGES_MAX_AGE_MS = 60_000;
/** The maximum number of orders that a bulk action loads or processes at the same time (S9.4). */
export const BULK_CONCURRENCY = 10;
/** The maximum number of concurrent requests for result pages before a bulk run (S9.4). */
export const BULK_PAGE_CONCURRENCY = 2;
/** The maximum number of further result pages that a bulk run can include (S5.17). */
export const BULK_MAX_NEXT_PAGES = 5;
/** The maximum number of concurrent requests for linked resources (S9.12). */
export const LINK_CONCURRENCY = 5;
/** The maximum number of concurrent calls that count orders or load the queue's first pages (R102). */
export const COUNT_CONCURRENCY = 5;
/** The maximum number of concurrent writes to items of one order (R73). */
export const ITEM_WRITE_CONCURRENCY = 5;
/** How often the console refreshes counts on screen and checks for newer orders, in milliseconds. */
export const COUNT_REFRESH_MS = 60_000;
/** The pause in typing after which the searches that contain the text are counted, in milliseconds. */
export const COUNT_AFTER_MS = 500;
/** How long a queue tile keeps its figures while its number of orders does not change, in milliseconds. */
export const QUEUE_FIGURES_KEPT_MS = 600_000;
/** The maximum number of saved searches that have a tile in the queue. */
export const QUEUE_SAVED_SEARCHES = 6;
/** Edge length of a document thumbnail, in pixels (S9.5). */
export const THUMBNAIL_PX = 150;
/** A thumbnail starts to load at this distance from the viewport, in pixels (S9.5). */
export const THUMBNAIL_LAZY_PX = 300;
/** The number of items that an order's list initially shows, and that scrolling adds (S2.75). */
export const ITEMS_PER_SCROLL = 2;
/** The distance between the viewport and the end of the list at which items are added, in pixels (S2.75). */
export const ITEMS_SCROLL_THRESHOLD_PX = 500;
/** An order with at least this many items lists them as rows (R72). */
export const ITEM_ROWS_MIN_ITEMS = 4;
/** The item filter is shown if an order has more than this many items (S2.76). */
export const ITEM_FILTER_ABOVE_ITEMS = 2;
/** For at least this many events, the console shows a warning instead of the timeline (S4.43). */
export const EVENTS_WARNING_COUNT = 300;
/**
 * The maximum number of raw events, or of entries of a raw JSON list or object, that are expanded initially
 * (S2.84).
 */
export const JSON_COLLAPSE_ABOVE = 3;
/** The number of rows on one page of the shipments table (S9.5). */
export const SHIPMENT_PAGE_SIZE = 1_000;
/** An order that the platform has not accepted is reported as stuck after this many minutes (S9.13). */
export const STUCK_ORDER_MINUTES = 5;
/** The number of hours after which the platform checks inventory again (S9.13). */
export const INVENTORY_RECHECK_HOURS = 24;
/** How long a snackbar or a copy result is shown, in milliseconds; 0 means until dismissed (S9.14). */
export const SNACKBAR_MS = { error: 10_000, copied: 3_000, success: 5_000, sticky: 0 } as const;
/** The duration of a request after which a dialog shows that it is still working, in milliseconds. */
export const STILL_WORKING_MS = 10_000;
/** The pause before the console reacts to a window resize, in milliseconds (S9.14). */
export const RESIZE_DEBOUNCE_MS = 100;
/** The maximum length of an unspecified event's title, in characters (S9.15). */
export const EVENT_TITLE_MAX = 100;
/** The maximum length of a link's text without the ellipsis, in characters (S9.15). */
export const LINK_TEXT_MAX = 99;
/**
 * The maximum length, in characters, of a text from the platform that is shown without a click or copied for
 * a ticket (R131).
 */
export const PLATFORM_TEXT_MAX = 240;
/** Above this many items, a reorder is split by default and a warning is shown (S9.11, S5.52). */
export const SPLIT_ABOVE_ITEMS = 20;
export const SPLIT_DEFAULT_SIZE = 10;
/** Above this many items, users are advised to reorder in batches; also the maximum split size (S5.52). */
export const REORDER_WARN_ABOVE_ITEMS = 100;
/** The maximum number of loaded orders, and of opened order IDs, in the store. The oldest are removed. */
export const LOADED_ORDERS_KEPT = 50;
/** An order is not loaded again when it is opened within this time after loading, in milliseconds. */
export const ORDER_FRESH_MS = 5_000;
/** The minimum pause before the console requests a name again after a failure, in milliseconds. */
export const NAME_RETRY_MS = 60_000;
/**
 * How long the pointer or focus must stay on a link to an order before the console prefetches the order, in
 * milliseconds. The next order in the split view is prefetched after the same time.
 */
export const PREFETCH_REST_MS = 80;
/**
 * The pauses before the checks of a created order or of a step with an unknown outcome, in milliseconds. They
 * add up to two minutes, because the search index is updated with a delay.
 */
export const CHECK_PAUSES_MS = [5_000, 15_000, 25_000, 35_000, 40_000] as const;
/** The largest difference to expect between the clocks of platform and browser, in milliseconds. */
export const CLOCK_SKEW_MS = 300_000;
/** How far the clock of this computer may be ahead, in milliseconds. */
export const FAST_CLOCK_MS = 24 * 3_600_000;
/**
 * If an order was placed again within this time, in milliseconds, another placement requires confirmation.
 */
export const RECENT_INTENT_MS = 24 * 3_600_000;
/** How often the console reloads the rows of orders whose outcome in a run is known, in milliseconds. */
export const ROWS_DURING_RUN_MS = 10_000;
/** The number of days for which the journal keeps finished runs and applied writes. */
export const JOURNAL_KEPT_DAYS = 30;

/** The maximum length of a URL's path and query, in characters; servers and proxies reject longer ones. */
export const URL_MAX_LENGTH = 8_000;
