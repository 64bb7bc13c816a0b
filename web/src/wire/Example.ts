import type { ExampleMove } from "./ExampleMove";
import type { TableView } from "./TableView";
export type Example = { name: string, view: TableView, moves: Array<ExampleMove>, };
