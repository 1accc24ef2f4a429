type Result = { passed: number; failed: number; names: string[] }

export function resultOf(step: { name: string; report?: string }, went: boolean, said?: string): Result
export function resultIn(report: object | undefined, name: string, went: boolean, said?: string): Result
