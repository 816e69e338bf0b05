import type { Plugin } from 'vite';

/** What tells one build from another: the deployment's own name for it, or when it was made. */
export const BUILD_ID = process.env.BUILD_ID ?? new Date().toISOString();

/** Puts `version.json` beside the page: an open tab asks it whether a newer build has been deployed. */
export function versionFile(): Plugin {
  return {
    name: 'version-file',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify({ buildId: BUILD_ID })}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}
