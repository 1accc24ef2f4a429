type Tests = { ran: string[]; skipped: string[] }
type Result = Tests & { passed: number; failed: number; names: string[] }

export function resultOf(step: { name: string; report?: string }, went: boolean, said?: string): Result
export function resultIn(report: object | undefined, name: string, went: boolean, said?: string): Result
export function ranNowhere(results: readonly Tests[]): string[]
export function onlyThere(listed: readonly { file: string; name: string }[], results: readonly Tests[]): string[]
