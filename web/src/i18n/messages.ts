/** The types of the texts of the interface. `npm run check` writes what they rest on. */
import type { Value, Values } from './format';
import type { MessageValues } from './messages.gen';

/** The name of a text. */
export type MessageId = keyof MessageValues;

/** The name of a text that inserts nothing. */
export type PlainId = { [Id in MessageId]: [MessageValues[Id]] extends [never] ? Id : never }[MessageId];

/** Words a text, as `t` does. */
export type Translate = <Id extends string>(id: Id, ...values: ValuesOf<Id>) => string;

/** A text and the values it inserts, chosen by code that words nothing itself. */
export type Message = { id: MessageId; args: Values };

/**
 * The values that go with the name of a text. A name that no text has wants a value that
 * there is not. One with a gap, as in `rank-${number}`, stands for every text that fits.
 */
export type ValuesOf<Id extends string> = [Missing<Id>] extends [never]
  ? Inserted<Extract<MessageId, Id>>
  : [{ noSuchText: Missing<Id> }];

type Missing<Id extends string> = string extends Id
  ? Id
  : Id extends unknown
    ? [Extract<MessageId, Id>] extends [never]
      ? Id
      : never
    : never;

/** Of several texts, the values that all insert are needed, and those of some may be given. */
type Inserted<Id extends MessageId> = [Common<Id>] extends [never]
  ? [values?: Given<Id>]
  : [values: Record<Common<Id>, Value> & Given<Id>];
type Common<Id extends MessageId> = keyof (Id extends unknown ? Record<MessageValues[Id], Value> : never);
type Given<Id extends MessageId> = { [Name in MessageValues[Id]]?: Value };
