/**
 * What a first screen may take: requests, and kilobytes of scripts and of fonts as they cross the wire until it stands,
 * and kilobytes of all that the page then loads by itself.
 */
export type Weight = { requests: number; scripts: number; fonts: number; later: number }

const said = { requests: 'requests', scripts: 'kB of scripts', fonts: 'kB of fonts', later: 'kB later' } as const

/** A sentence for each part of a screen that has grown over its budget. */
export function grown(screen: string, weight: Weight, budget: Weight | undefined): string[] {
  if (!budget) return [`The screen “${screen}” has no budget in budgets.json.`]
  return (Object.keys(said) as (keyof Weight)[])
    .filter((part) => weight[part] > budget[part])
    .map((part) => `The screen “${screen}” takes ${weight[part]} ${said[part]}; it may take ${budget[part]}.`)
}
