import 'i18next';
import type actions from '#locales/en/actions.json';
import type bulk from '#locales/en/bulk.json';
import type dialog from '#locales/en/dialog.json';
import type events from '#locales/en/events.json';
import type exportTexts from '#locales/en/export.json';
import type failure from '#locales/en/failure.json';
import type filters from '#locales/en/filters.json';
import type hints from '#locales/en/hints.json';
import type inspector from '#locales/en/inspector.json';
import type intents from '#locales/en/intents.json';
import type item from '#locales/en/item.json';
import type keys from '#locales/en/keys.json';
import type messages from '#locales/en/messages.json';
import type notifications from '#locales/en/notifications.json';
import type order from '#locales/en/order.json';
import type panels from '#locales/en/panels.json';
import type preferences from '#locales/en/preferences.json';
import type queue from '#locales/en/queue.json';
import type redirect from '#locales/en/redirect.json';
import type remedy from '#locales/en/remedy.json';
import type reorder from '#locales/en/reorder.json';
import type reports from '#locales/en/reports.json';
import type results from '#locales/en/results.json';
import type runs from '#locales/en/runs.json';
import type saved from '#locales/en/saved.json';
import type search from '#locales/en/search.json';
import type settings from '#locales/en/settings.json';
import type shell from '#locales/en/shell.json';
import type signIn from '#locales/en/signIn.json';
import type split from '#locales/en/split.json';
import type status from '#locales/en/status.json';
import type support from '#locales/en/support.json';
import type table from '#locales/en/table.json';

/** The English texts determine the types of the keys. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      actions: typeof actions;
      bulk: typeof bulk;
      dialog: typeof dialog;
      events: typeof events;
      export: typeof exportTexts;
      failure: typeof failure;
      filters: typeof filters;
      hints: typeof hints;
      inspector: typeof inspector;
      intents: typeof intents;
      item: typeof item;
      keys: typeof keys;
      messages: typeof messages;
      notifications: typeof notifications;
      order: typeof order;
      panels: typeof panels;
      preferences: typeof preferences;
      queue: typeof queue;
      redirect: typeof redirect;
      remedy: typeof remedy;
      reorder: typeof reorder;
      reports: typeof reports;
      results: typeof results;
      runs: typeof runs;
      saved: typeof saved;
      search: typeof search;
      settings: typeof settings;
      shell: typeof shell;
      signIn: typeof signIn;
      split: typeof split;
      status: typeof status;
      support: typeof support;
      table: typeof table;
    };
  }
}
