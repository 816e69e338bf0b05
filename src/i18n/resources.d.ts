import 'i18next';
import type events from '#locales/en/events.json';
import type failure from '#locales/en/failure.json';
import type hints from '#locales/en/hints.json';
import type messages from '#locales/en/messages.json';
import type order from '#locales/en/order.json';
import type panels from '#locales/en/panels.json';
import type search from '#locales/en/search.json';
import type shell from '#locales/en/shell.json';
import type status from '#locales/en/status.json';

/** Keys are typed from the English texts, the source of truth. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      events: typeof events;
      failure: typeof failure;
      hints: typeof hints;
      messages: typeof messages;
      order: typeof order;
      panels: typeof panels;
      search: typeof search;
      shell: typeof shell;
      status: typeof status;
    };
  }
}
