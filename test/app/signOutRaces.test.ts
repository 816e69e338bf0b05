import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AuthMessage } from '#app/signIn/authChannel.ts';
import { createDeferredSession } from '#app/signIn/deferredSession.ts';
import type { OidcClient } from '#app/signIn/oidcClient.ts';
import { createSession } from '#app/signIn/session.ts';
import { IS_DEEP } from '#test/depth.ts';
import { aToken, MemoryStorage } from './browserStub.ts';
import { onFakeTime, USER_KEY } from './sessionTab.ts';

onFakeTime();

const TABS = 3;
const PEOPLE = ['ana', 'ben'];

/** One entry in the browser's log of local storage writes. */
type Write = { key: string; value: string | null };

/** Local storage as one process sees it: its own writes immediately, those of others when they arrive. */
class LaggingStorage extends MemoryStorage {
  #read = 0;
  readonly #book: Write[];

  constructor(book: Write[]) {
    super();
    this.#book = book;
  }

  override setItem(key: string, value: string): void {
    this.#book.push({ key, value });
    super.setItem(key, value);
  }

  override removeItem(key: string): void {
    this.#book.push({ key, value: null });
    super.removeItem(key);
  }

  /** Delivers the next entry; false if none is left. */
  arrive(): boolean {
    const write = this.#book[this.#read];
    if (!write) return false;
    this.#read += 1;
    // An entry that a later one overwrites is skipped, so that a process that has written since keeps its own
    // value.
    const isOverwritten = this.#book.slice(this.#read).some(({ key }) => key === write.key);
    if (isOverwritten) return true;
    if (write.value === null) super.removeItem(write.key);
    else super.setItem(write.key, write.value);
    return true;
  }
}

const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/**
 * A browser with several tabs, and an issuer. The schedule determines when storage events and messages reach
 * each tab, and when the issuer responds.
 */
function aScene() {
  const book: Write[] = [];
  const history = { signOuts: 0 };
  const answers: (() => void)[] = [];
  const mail: { to: number; message: AuthMessage }[] = [];
  const hearers: ((message: AuthMessage) => void)[] = [];
  let minted = 0;

  /** A user whose token records the number of sign-outs before the sign-in began. */
  const userOf = (sub: string, since: number) => {
    minted += 1;
    return JSON.stringify({
      access_token: aToken({ sub, since, minted }),
      expires_at: Date.now() / 1000 + 30 + minted,
      profile: { sub },
    });
  };
  /** Resolves once the schedule lets the issuer respond. */
  const answered = <T>(value: T) => new Promise<T>((resolve) => answers.push(() => resolve(value)));

  const tabs = Array.from({ length: TABS }, (_, index) => {
    const shared = new LaggingStorage(book);
    const storage = new MemoryStorage();
    let asked: { sub: string; since: number; generation: string } | null = null;
    const client: OidcClient = {
      renew: (user) => {
        const { sub, since } = claimsOf(user);
        return answered(userOf(sub, since));
      },
      signIn: async ({ generation }) => {
        asked = { sub: PEOPLE[minted % 2] ?? '', since: history.signOuts, generation };
      },
      completeSignIn: async () => {
        const { sub, since, generation } = asked ?? { sub: 'ana', since: history.signOuts, generation: '' };
        asked = null;
        return answered({
          returnPath: '/',
          isSignInWindow: false,
          ended: 'signedIn',
          generation,
          user: userOf(sub, since),
        });
      },
      completeRenewal: async () => undefined,
      redirectToSignOut: async () => undefined,
    };
    const session = createSession({
      storage,
      shared,
      userKey: USER_KEY,
      channel: {
        publish: (message) => {
          for (let to = 0; to < TABS; to += 1) if (to !== index) mail.push({ to, message });
        },
        subscribe: (listener) => {
          hearers[index] = listener;
        },
      },
      lock: (_name, work) => work(),
      loadClient: async () => client,
      loadDeferred: async () => createDeferredSession,
      now: Date.now,
    });
    return { session, storage, shared };
  });
  return { tabs, answers, mail, hearers, history };
}

function claimsOf(user: string): { sub: string; since: number } {
  const [, payload = ''] = (JSON.parse(user).access_token as string).split('.');
  return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
}

type Scene = ReturnType<typeof aScene>;

/** Removes and returns the entry of a list that the schedule selects; undefined if the list is empty. */
function draw<T>(list: T[], pick: number): T | undefined {
  return list.splice(pick % Math.max(1, list.length), 1)[0];
}

const STEPS: Record<string, (scene: Scene, tab: number, pick: number) => void> = {
  signIn: ({ tabs }, tab) =>
    void tabs[tab]?.session
      .loadSignInFlow()
      .then((signInFlow) => signInFlow.redirectToIssuer('/', { isSilent: true })),
  comeBack: ({ tabs }, tab) =>
    void tabs[tab]?.session
      .loadSignInFlow()
      .then((signInFlow) => signInFlow.complete('http://console.test/login')),
  call: ({ tabs }, tab) => void tabs[tab]?.session.access().catch(() => undefined),
  renew: ({ tabs }, tab) => {
    const token = JSON.parse(tabs[tab]?.storage.getItem(USER_KEY) ?? '{}').access_token;
    if (token) void tabs[tab]?.session.renew(token).catch(() => undefined);
  },
  signOut: ({ tabs, history }, tab) => {
    history.signOuts += 1;
    tabs[tab]?.session.end();
    void tabs[tab]?.session.redirectToSignOut();
  },
  answer: ({ answers }, _tab, pick) => draw(answers, pick)?.(),
  deliver: ({ mail, hearers }, _tab, pick) => {
    const letter = draw(mail, pick);
    if (letter) hearers[letter.to]?.(letter.message);
  },
  arrive: ({ tabs }, tab) => {
    if (tabs[tab]?.shared.arrive()) tabs[tab]?.session.revalidate();
  },
};

/** Completes everything that is pending, in order. */
async function runOut({ tabs, answers, mail, hearers }: Scene): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    for (const { shared, session } of tabs) while (shared.arrive()) session.revalidate();
    for (const give of answers.splice(0)) give();
    for (const { to, message } of mail.splice(0)) hearers[to]?.(message);
    await settle();
  }
}

/** The tab that two users sign in to misses the newest session, because it belongs to the other user then. */
const MISSED: [keyof typeof STEPS & string, number, number][] = [
  ['comeBack', 0, 0],
  ['comeBack', 2, 0],
  ['comeBack', 2, 0],
  ['signIn', 2, 0],
  ['comeBack', 2, 0],
  ['comeBack', 1, 0],
];

test('R181: after any actions during a sign-out, no tab has an earlier session, and all tabs have the same one', async () => {
  const step = fc.tuple(
    fc.constantFrom(...Object.keys(STEPS)),
    fc.nat({ max: TABS - 1 }),
    fc.nat({ max: 20 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const scene = aScene();
      for (const [name, tab, pick] of steps) {
        STEPS[name]?.(scene, tab, pick);
        await settle();
      }
      await runOut(scene);
      const owners = new Set<string>();
      const sessions = new Set<string>();
      for (const { session, storage } of scene.tabs) {
        session.current();
        const user = storage.getItem(USER_KEY);
        if (user === null) continue;
        expect(claimsOf(user).since).toBe(scene.history.signOuts);
        owners.add(claimsOf(user).sub);
        sessions.add(user);
      }
      // One browser has one user.
      expect(owners.size).toBeLessThanOrEqual(1);
      expect(sessions.size).toBeLessThanOrEqual(1);
    }),
    { numRuns: IS_DEEP ? 10_000 : 2_000, examples: [[MISSED]] },
  );
});
