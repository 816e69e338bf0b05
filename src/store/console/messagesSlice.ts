import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Severity } from '#domain/console/severity.ts';
import { SNACKBAR_MS } from '#domain/limits.ts';
import { signedOut } from '#store/people/sessionSlice.ts';

/** A line below a message: plain text, or a key of the `messages` texts with its values. */
export type MessageDetail = string | { textKey: string; values: Record<string, string | number> };

/** An item with its name at the time of the message. `quantity` is 0 if it is unknown. */
export interface MessageItem {
  itemId: string;
  name: string;
  quantity: number;
}

/** The order that a message is about, with the affected items that were in the store. */
export interface MessageSubject {
  orderId: string;
  items: MessageItem[];
}

/** A message to the user: `textKey` is a key of the `messages` texts with its values. */
export interface Message {
  id: string;
  severity: Severity;
  textKey: string;
  values: Record<string, string | number>;
  details: MessageDetail[];
  /** Null if the message is not about an order. */
  about: MessageSubject | null;
  /** Display time in milliseconds; 0 keeps the message until the user dismisses it (S9.14). */
  delay: number;
  /** Epoch milliseconds. */
  at: number;
  isRead: boolean;
}

/**
 * A new message, with a text of docs/rules/texts.md. `about` is absent if it is not about an order. Without
 * `delay`, it stays until the user dismisses it.
 */
export type Announcement = Pick<Message, 'textKey' | 'severity'> &
  Partial<Pick<Message, 'values' | 'details' | 'about' | 'delay'>>;

export interface MessagesState {
  /** IDs of the messages on screen. */
  shown: string[];
  /** This session's messages, newest last. */
  all: Message[];
}

const MESSAGES_KEPT = 100;
const initialState: MessagesState = { shown: [], all: [] };

/** R643: without the oldest messages above the limit, first those that left the screen. */
function bounded(all: readonly Message[], shown: readonly string[]): Message[] {
  let excess = all.length - MESSAGES_KEPT;
  return all.filter(({ id }) => shown.includes(id) || excess-- <= 0).slice(-MESSAGES_KEPT);
}

function isSame(a: Message, b: Message): boolean {
  const contentOf = ({ textKey, severity, values, details, about }: Message) =>
    JSON.stringify([textKey, severity, values, details, about]);
  return contentOf(a) === contentOf(b);
}

function toMessage(announcement: Announcement, id: string, isRead: boolean): Message {
  const defaults = { values: {}, details: [], about: null, delay: SNACKBAR_MS.sticky };
  return { ...defaults, ...announcement, id, at: Date.now(), isRead };
}

const messagesSlice = createSlice({
  name: 'messages',
  initialState,
  reducers: {
    messageAnnounced: {
      prepare: (announcement: Announcement) => ({
        payload: toMessage(announcement, crypto.randomUUID(), false),
      }),
      reducer: (state, { payload }: PayloadAction<Message>) => {
        // The new message replaces an equal one on screen, for example if two documents cannot be saved.
        const repeated = state.all.filter((message) => isSame(message, payload)).map(({ id }) => id);
        state.shown = [...state.shown.filter((id) => !repeated.includes(id)), payload.id];
        state.all = bounded([...state.all, payload], state.shown);
      },
    },
    /** Lists a message that the page already shows. Replaces one with the same ID. */
    messageRecorded: {
      prepare: (id: string, announcement: Announcement) => ({ payload: toMessage(announcement, id, true) }),
      reducer: (state, { payload }: PayloadAction<Message>) => {
        const others = state.all.filter(({ id }) => id !== payload.id);
        state.all = bounded([...others, payload], state.shown);
      },
    },
    messageDismissed: (state, { payload }: PayloadAction<string>) => {
      state.shown = state.shown.filter((id) => id !== payload);
    },
    messagesRead: (state) => {
      for (const message of state.all) message.isRead = true;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export const { messageAnnounced, messageRecorded, messageDismissed, messagesRead } = messagesSlice.actions;
export const messagesReducer = messagesSlice.reducer;
