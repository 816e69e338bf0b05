import 'i18next';

/**
 * The English texts determine the types of the keys. This is not a `.d.ts` file, because the compiler reports no
 * errors in those (`skipLibCheck`), and a text file that it cannot find would allow every key.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      actions: typeof import('#locales/en/actions.json');
      bulk: typeof import('#locales/en/bulk.json');
      dialog: typeof import('#locales/en/dialog.json');
      events: typeof import('#locales/en/events.json');
      export: typeof import('#locales/en/export.json');
      failure: typeof import('#locales/en/failure.json');
      filters: typeof import('#locales/en/filters.json');
      hints: typeof import('#locales/en/hints.json');
      inspector: typeof import('#locales/en/inspector.json');
      intents: typeof import('#locales/en/intents.json');
      item: typeof import('#locales/en/item.json');
      keys: typeof import('#locales/en/keys.json');
      messages: typeof import('#locales/en/messages.json');
      notFound: typeof import('#locales/en/notFound.json');
      notifications: typeof import('#locales/en/notifications.json');
      order: typeof import('#locales/en/order.json');
      panels: typeof import('#locales/en/panels.json');
      preferences: typeof import('#locales/en/preferences.json');
      queue: typeof import('#locales/en/queue.json');
      redirect: typeof import('#locales/en/redirect.json');
      remedy: typeof import('#locales/en/remedy.json');
      reorder: typeof import('#locales/en/reorder.json');
      reports: typeof import('#locales/en/reports.json');
      results: typeof import('#locales/en/results.json');
      runs: typeof import('#locales/en/runs.json');
      saved: typeof import('#locales/en/saved.json');
      search: typeof import('#locales/en/search.json');
      settings: typeof import('#locales/en/settings.json');
      shell: typeof import('#locales/en/shell.json');
      signIn: typeof import('#locales/en/signIn.json');
      split: typeof import('#locales/en/split.json');
      status: typeof import('#locales/en/status.json');
      support: typeof import('#locales/en/support.json');
      table: typeof import('#locales/en/table.json');
    };
  }
}
