type Sources = Map<string, { text: string; imports: string[] }>

export function testsNear(changed: readonly string[], sources?: () => Sources): string[] | undefined
export function sourcesOf(texts: readonly (readonly [string, string])[]): Sources
