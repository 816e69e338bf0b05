import type { TextFile } from './textFiles.ts';

/**
 * Functions that load the text files of all languages and namespaces, by path. Each file is loaded when a
 * screen first needs it.
 */
export const laterTextFiles = import.meta.glob<TextFile>('../locales/*/*.json');
