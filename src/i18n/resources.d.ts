import 'i18next';

/** The English texts determine the types of the keys. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      actions: typeof import('#locales/en/actions.json')['default'];
      bulk: typeof import('#locales/en/bulk.json')['default'];
      dialog: typeof import('#locales/en/dialog.json')['default'];
      events: typeof import('#locales/en/events.json')['default'];
      export: typeof import('#locales/en/export.json')['default'];
      failure: typeof import('#locales/en/failure.json')['default'];
      filters: typeof import('#locales/en/filters.json')['default'];
      hints: typeof import('#locales/en/hints.json')['default'];
      inspector: typeof import('#locales/en/inspector.json')['default'];
      intents: typeof import('#locales/en/intents.json')['default'];
      item: typeof import('#locales/en/item.json')['default'];
      keys: typeof import('#locales/en/keys.json')['default'];
      messages: typeof import('#locales/en/messages.json')['default'];
      notFound: typeof import('#locales/en/notFound.json')['default'];
      notifications: typeof import('#locales/en/notifications.json')['default'];
      order: typeof import('#locales/en/order.json')['default'];
      panels: typeof import('#locales/en/panels.json')['default'];
      preferences: typeof import('#locales/en/preferences.json')['default'];
      queue: typeof import('#locales/en/queue.json')['default'];
      redirect: typeof import('#locales/en/redirect.json')['default'];
      remedy: typeof import('#locales/en/remedy.json')['default'];
      reorder: typeof import('#locales/en/reorder.json')['default'];
      reports: typeof import('#locales/en/reports.json')['default'];
      results: typeof import('#locales/en/results.json')['default'];
      runs: typeof import('#locales/en/runs.json')['default'];
      saved: typeof import('#locales/en/saved.json')['default'];
      search: typeof import('#locales/en/search.json')['default'];
      settings: typeof import('#locales/en/settings.json')['default'];
      shell: typeof import('#locales/en/shell.json')['default'];
      signIn: typeof import('#locales/en/signIn.json')['default'];
      split: typeof import('#locales/en/split.json')['default'];
      status: typeof import('#locales/en/status.json')['default'];
      support: typeof import('#locales/en/support.json')['default'];
      table: typeof import('#locales/en/table.json')['default'];
    };
  }
}
