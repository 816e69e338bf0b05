/** The business constants of the platform and of this console, each in one place. */

/** Orders on one page of search results (S9.1). */
export const SEARCH_PAGE_SIZE = 100;
/** The last page that the pager offers: the platform rejects pageSize + offset > 10,000 (S2.40, S9.1). */
export const SEARCH_MAX_PAGE = 100;
/** For totals above this, a message explains that only this many orders can be paged through (S5.14). */
export const SEARCH_RESULT_CAP = 10_000;
/** The number of days that a search covers by default; records cover six months (S1.8, S9.2). */
export const SEARCH_WINDOW_DAYS = 180;
/** The number of filter values shown at once, and added by "more" (S2.27, S9.5). */
export const FILTER_PAGE_SIZE = 20;
/** The CSV download is not available above this total (S5.13, S9.3). */
export const CSV_MAX_ROWS = 2_000;
/**
 * The maximum number of order IDs in one search text; a search engine rejects queries of more than about a thousand
 * terms.
 */
export const ID_SEARCH_MAX = 500;
/** The number of search pages that a CSV export requests at once (S7.37). */
export const CSV_CONCURRENCY = 10;
/**
 * How long pages that a breakdown, a CSV or a selection has read can be reused by the next one, in milliseconds (R92).
 */
export const PAGES_KEPT_MS = 60_000;
/** Orders created at once by a bulk run (S9.4). */
export const BULK_CONCURRENCY = 10;
/** Result pages fetched at once before a bulk run (S9.4). */
export const BULK_PAGE_CONCURRENCY = 2;
/** Result pages a bulk run may add to the selection (S5.17). */
export const BULK_MAX_NEXT_PAGES = 5;
/** Linked resources of one order fetched at once (S9.12). */
export const LINK_CONCURRENCY = 5;
/**
 * The number of concurrent calls for the counts of tabs, saved searches and the queue, and for the queue's first pages
 * (R102).
 */
export const COUNT_CONCURRENCY = 5;
/** The number of concurrent writes to items of one order (R73). */
export const ITEM_WRITE_CONCURRENCY = 5;
/** The maximum age of a count on screen, and the interval of checks for newer orders, in milliseconds. */
export const COUNT_REFRESH_MS = 60_000;
/** How long a queue tile may show the lateness of its orders while their number is unchanged, in milliseconds. */
export const QUEUE_PAGE_KEPT_MS = 600_000;
/** The number of saved searches that have a tile in the queue. */
export const QUEUE_SAVED_SEARCHES = 6;
/** Edge length of a document thumbnail, in pixels (S9.5). */
export const PREVIEW_PX = 150;
/** How far outside the viewport a thumbnail starts to load, in pixels (S9.5). */
export const PREVIEW_LAZY_PX = 300;
/** Items added to an order's list per scroll, and the distance that triggers it, in pixels (S2.75). */
export const ITEMS_PER_SCROLL = 2;
export const ITEMS_SCROLL_THRESHOLD_PX = 500;
/** From this number of items, an order lists them as rows (R72). */
export const ITEM_ROWS_MIN_ITEMS = 4;
/** The item filter appears above this many items (S2.76). */
export const ITEM_FILTER_MIN_ITEMS = 2;
/** At this many events a warning appears (S4.43). */
export const EVENTS_WARNING_COUNT = 300;
/** Raw events and raw order JSON start collapsed above this many entries (S2.84). */
export const JSON_COLLAPSE_ABOVE = 3;
/** Rows of the shipment table before it pages (S9.5). */
export const SHIPMENT_PAGE_SIZE = 1_000;
/** A merchant-only order older than this is reported as stuck, in minutes (S9.13). */
export const STUCK_ORDER_MINUTES = 5;
/** Inventory is checked again after this many hours (S9.13). */
export const INVENTORY_RECHECK_HOURS = 24;
/** How long a snackbar stays, in milliseconds; 0 stays until dismissed (S9.14). */
export const SNACKBAR_MS = { error: 10_000, copied: 3_000, success: 5_000, sticky: 0 } as const;
/** The time without progress after which a dialog says that it is still working, in milliseconds. */
export const STILL_WORKING_MS = 10_000;
/** The pause before the console reacts to a window resize, in milliseconds (S9.14). */
export const RESIZE_DEBOUNCE_MS = 100;
/** Maximum length of an unspecified event's title and of a link's text, in characters (S9.15). */
export const EVENT_TITLE_MAX = 100;
export const LINK_TEXT_MAX = 99;
/** Above this many items, an order is split by default and the dialog shows a warning (S9.11, S5.52). */
export const SPLIT_ABOVE_ITEMS = 20;
export const SPLIT_DEFAULT_SIZE = 10;
/** Above this many items an order is better cancelled and reordered in batches (S5.52). */
export const REORDER_WARN_ABOVE_ITEMS = 100;
/** The number of opened orders kept in the store; the oldest are removed first. */
export const SEEN_ORDERS_KEPT = 50;
/** An order that was read within this time, in milliseconds, is not read again when it is opened. */
export const ORDER_FRESH_MS = 5_000;
/** The pause before a directory is queried again for a name that it did not return, in milliseconds. */
export const NAME_RETRY_MS = 60_000;
/**
 * How long the pointer or the focus must rest on a link to an order before the order is prefetched, in milliseconds.
 */
export const PREFETCH_REST_MS = 80;
/**
 * Pauses between the searches for an order after a missing response, in milliseconds: two minutes in total, because the
 * search index lags.
 */
export const LOOK_UP_PAUSES_MS = [5_000, 15_000, 25_000, 35_000, 40_000] as const;
/** The maximum difference between the platform's clock and this browser's, in milliseconds. */
export const CLOCK_SKEW_MS = 300_000;
/** The time after a reorder during which a second one of the same order needs confirmation, in milliseconds. */
export const INTENT_YOUNG_MS = 24 * 3_600_000;
/** The number of days after which finished runs are removed from the journal. */
export const JOURNAL_KEPT_DAYS = 30;

/** The maximum length of a path with its query, in characters; servers and proxies reject longer ones. */
export const ADDRESS_MAX = 8_000;
