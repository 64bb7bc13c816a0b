import type { Action } from "./Action";
import type { Frame } from "./Frame";
export type ExampleMove = { action: Action, frame: Frame, then: Array<ExampleMove>, };
