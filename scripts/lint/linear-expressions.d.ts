import type { Linter } from 'eslint';

/** The repetition that makes the expression quadratic; undefined if there is none. */
export declare const rescanIn: (pattern: string, flags: string) => string | undefined;
export declare const linearExpressionRules: Linter.Config;
