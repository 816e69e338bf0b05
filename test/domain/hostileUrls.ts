import fc from 'fast-check';
import { anyText } from './holds.ts';

/** Fragments that, put together, could form a path to another origin. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2F',
  '%5C',
  '@',
  ':',
  '?',
  '#',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  'https:',
  'javascript:',
  'evil.example',
  'orders',
  'login',
  'callback',
  'http://',
  '\u2028',
  '\u00a0',
  '。',
  '／',
);
/** Texts that a naive check could take for a path or a URL of this site. */
export const hostile = fc.oneof(
  fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`),
  anyText(),
  fc.webUrl(),
);
