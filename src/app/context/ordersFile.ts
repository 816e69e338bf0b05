import type { i18n } from 'i18next';
import { saveCsv } from '#components/page/saveFile.ts';
import type { OrdersFile } from '#domain/results/ordersFile.ts';
import { createFormat } from '#i18n/format.ts';
import { ordersTable } from '#screens/search/export/ordersTable.ts';

/** Saves the orders as a CSV file in the user's language. */
export async function saveOrdersFile(texts: i18n, file: OrdersFile): Promise<void> {
  await texts.loadNamespaces(['table', 'status', 'export']);
  const { language, regionalSettings, timezone } = file.locale;
  const format = createFormat(language, regionalSettings, timezone);
  const words = {
    text: texts.getFixedT(null, 'table'),
    statusTexts: texts.getFixedT(null, 'status'),
    fileTexts: texts.getFixedT(null, 'export'),
  };
  saveCsv(file.name, ordersTable(file, words, format), file.separator);
}
