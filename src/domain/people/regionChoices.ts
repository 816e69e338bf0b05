/** The BCP 47 tags that users can choose: regions where the console's languages are spoken. */
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

/** The regions to choose from, and the current one, which another application may have set. */
export function regionChoices(chosen: string): string[] {
  return [...new Set<string>([...REGIONS, chosen])].sort();
}
