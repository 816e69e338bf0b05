/** The concerns that a defect can endanger. The tests must notice every defect that concerns one of these. */
export type Concern = 'money' | 'doubled order' | 'token' | 'lost input';

/**
 * A defect that a developer could have made. A command applies one mutant at a time and runs the tests, which
 * should fail.
 */
export interface Mutant {
  /** Unique among all mutants, in kebab case. */
  id: string;
  /** The path of the changed file from the project root. */
  file: string;
  /** The text to replace. It occurs exactly once in the file and may span lines. */
  find: string;
  replace: string;
  concern?: Concern;
  /** The effect on a user or the platform, as one sentence. */
  breaks: string;
  /** The browser spec that should fail, for a defect that only a browser shows. */
  browser?: string;
}
