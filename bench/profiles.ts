/**
 * A machine and network on which the page is measured. Rates are in bytes per second, delays in milliseconds.
 */
export interface Profile {
  name: string;
  cpuSlowdown: number;
  network: { latency: number; download: number; upload: number } | null;
}

const MBIT = 125_000;

export const PROFILES: readonly Profile[] = [
  { name: 'desktop', cpuSlowdown: 1, network: null },
  { name: 'office', cpuSlowdown: 1, network: { latency: 40, download: 20 * MBIT, upload: 5 * MBIT } },
  { name: 'slow', cpuSlowdown: 4, network: { latency: 150, download: 1.6 * MBIT, upload: 0.75 * MBIT } },
];
