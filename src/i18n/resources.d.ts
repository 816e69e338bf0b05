import 'i18next';
import type failure from '#locales/en/failure.json';
import type messages from '#locales/en/messages.json';
import type order from '#locales/en/order.json';
import type search from '#locales/en/search.json';
import type shell from '#locales/en/shell.json';
import type status from '#locales/en/status.json';

/** Keys are typed from the English texts, the source of truth. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      failure: typeof failure;
      messages: typeof messages;
      order: typeof order;
      search: typeof search;
      shell: typeof shell;
      status: typeof status;
    };
  }
}
