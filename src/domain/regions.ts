/** Regional settings on offer, as BCP 47 tags: where the console's languages are spoken. */
const REGIONS = [
  'de-AT',
  'de-CH',
  'de-DE',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-IE',
  'en-US',
  'fr-BE',
  'fr-CA',
  'fr-CH',
  'fr-FR',
  'it-CH',
  'it-IT',
  'nl-BE',
  'nl-NL',
] as const;

/** The offered ones and the chosen one, which another application may have set to any other. */
export function regionsWith(chosen: string): string[] {
  return [...new Set<string>([...REGIONS, chosen])].sort();
}
