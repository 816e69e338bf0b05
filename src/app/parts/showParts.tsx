import { createRoot } from 'react-dom/client';
import { laterTextFiles } from '#i18n/laterTextFiles.ts';
import { initI18n } from '#i18n/texts.ts';
import { PartsGallery } from './PartsGallery.tsx';
import { createPartsPlatform } from './partsPlatform.ts';
import { parsePartsView } from './view.ts';

const NAMESPACES = [
  ...new Set(Object.keys(laterTextFiles).map((path) => path.replace(/^.*\/|\.json$/g, ''))),
];

/** Renders the gallery of the parts instead of the console. It needs no sign-in. */
export async function showParts(root: HTMLElement): Promise<void> {
  const texts = await initI18n(parsePartsView(window.location.search).language);
  await texts.loadNamespaces(NAMESPACES);
  createRoot(root).render(<PartsGallery platform={createPartsPlatform()} texts={texts} />);
}
