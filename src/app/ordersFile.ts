import type { i18n } from 'i18next';
import type { OrdersFile } from '#domain/results/ordersFile.ts';
import { createFormat } from '#i18n/format.ts';

/** Saves the orders as a CSV file in the user's language. The code for it is loaded on first use. */
export async function saveOrdersFile(texts: i18n, file: OrdersFile): Promise<void> {
  const [{ ordersTable }, { toCsv }, { saveFile }] = await Promise.all([
    import('#screens/search/export/ordersTable.ts'),
    import('#domain/csv.ts'),
    import('#components/saveFile.ts'),
    texts.loadNamespaces(['table', 'status', 'export']),
  ]);
  const { language, regionalSettings, timezone } = file.locale;
  const format = createFormat(language, regionalSettings, timezone);
  const words = {
    text: texts.getFixedT(null, 'table'),
    statusTexts: texts.getFixedT(null, 'status'),
    fileTexts: texts.getFixedT(null, 'export'),
  };
  saveFile(file.name, 'text/csv;charset=utf-8', toCsv(ordersTable(file, words, format), file.separator));
}
