import type { Concept } from './concept-shape.ts'

/** Which concepts a concept implies, and which are similar to it. */
export type ConceptGraph = {
  /** All broader concepts of this one, nearest first; a circle in the lists ends at its start. */
  broaderOf: (id: number) => readonly number[]
  /** All narrower concepts of this one: those that imply it. */
  narrowerOf: (id: number) => readonly number[]
  /** The concepts similar to this one; the relation counts in both directions. */
  nearOf: (id: number) => readonly number[]
  /** What may be searched in place of this one: similar and broader concepts, but no level of education. */
  standInsOf: (id: number) => readonly number[]
  /** The concepts around this one, nearest first: each ring has those that are related to one of the ring before. */
  ringsAround: (id: number, count: number) => readonly (readonly number[])[]
  /** The titles that this skill defines, alone or with other skills. */
  titlesMadeOf: (id: number) => readonly Concept[]
  /** The skills that a title needs: those of its role in the catalogue, otherwise the ones that define it. */
  skillsOfTitle: (id: number) => readonly number[]
  /** The titles that need this skill. */
  titlesThatTake: (skill: number) => readonly number[]
  /** The titles that this skill helps with: the catalogue suggests it beside those that they need. */
  titlesThatSuggest: (skill: number) => readonly number[]
  /** The concepts of the same field as this one: what it is related to by its fields, then the others of these. */
  fieldOf: (id: number) => readonly number[]
  /** The domains of a title: that of its role in the catalogue and of those that are broader. */
  domainsOf: (title: number) => readonly number[]
  /** The titles of a domain: those that have it by `domainsOf`. */
  titlesOfDomain: (domain: number) => readonly number[]
}

/** Skills of each title, by the catalogue of roles. */
export type TitleSkills = ReadonlyMap<number, readonly number[]>

/** The domain of each title of the catalogue of roles. */
export type TitleDomains = ReadonlyMap<number, number>

/** The catalogue's facts about titles: the skills that they need, the skills that help, and their domain. */
type Catalogue = { required: TitleSkills; suggested: TitleSkills; domains: TitleDomains }

/** The relations among concepts; unknown ids are left out. */
export function conceptGraphOf(
  concepts: readonly Concept[],
  { required, suggested, domains }: Catalogue,
): ConceptGraph {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]))
  const near = new Map<number, Set<number>>()
  const members = new Map<number, number[]>()
  const made = new Map<number, Concept[]>()
  const narrower = new Map<number, number[]>()
  for (const concept of concepts) {
    for (const broad of concept.broader) narrower.set(broad, [...(narrower.get(broad) ?? []), concept.id])
    for (const skill of concept.core) made.set(skill, [...(made.get(skill) ?? []), concept])
  }
  const taking = titlesBySkill(required)
  const suggesting = titlesBySkill(suggested)
  function add(links: Map<number, Set<number>>, id: number, other: number) {
    if (id === other || !byId.has(id) || !byId.has(other)) return
    links.set(id, (links.get(id) ?? new Set()).add(other))
    links.set(other, (links.get(other) ?? new Set()).add(id))
  }
  for (const concept of concepts) {
    for (const other of concept.near) add(near, concept.id, other)
    for (const other of concept.field ?? [])
      if (byId.has(other)) members.set(other, [...(members.get(other) ?? []), concept.id])
  }
  /** A level such as 'Graduate' does not say which subject was studied, so it makes nobody nearer to a degree. */
  const isLevel = (id: number) => {
    const concept = byId.get(id)
    return concept?.kind === 'degree' && concept.broader.length === 0 && narrower.has(id)
  }
  const known = (ids: readonly number[] = []) => ids.filter((one) => byId.has(one) && !isLevel(one))
  const broaderOf = (id: number) => allBeyond(id, (one) => byId.get(one)?.broader.filter((next) => byId.has(next)))
  const narrowerOf = (id: number) => allBeyond(id, (one) => narrower.get(one))
  const stepFrom = (id: number) => ({
    broader: known(byId.get(id)?.broader),
    narrower: known(narrower.get(id)),
    near: known([...(near.get(id) ?? [])]),
    heads: known(byId.get(id)?.field),
    members: known(members.get(id)),
  })
  return {
    broaderOf,
    narrowerOf,
    nearOf: (id) => [...(near.get(id) ?? [])],
    standInsOf: (id) => [...(near.get(id) ?? []), ...broaderOf(id)].filter((one) => !isLevel(one)),
    ringsAround: (id, count) => ringsAround(id, count, stepFrom),
    titlesMadeOf: (id) => made.get(id) ?? [],
    skillsOfTitle: (id) => required.get(id) ?? byId.get(id)?.core ?? [],
    titlesThatTake: (skill) => taking.get(skill) ?? [],
    titlesThatSuggest: (skill) => suggesting.get(skill) ?? [],
    fieldOf(id) {
      const heads = known(byId.get(id)?.field)
      const others = [id, ...heads].flatMap((one) => known(members.get(one)))
      return [...new Set([...heads, ...others])].filter((one) => one !== id)
    },
    domainsOf: (id) => [...new Set([id, ...broaderOf(id)].flatMap((title) => domains.get(title) ?? []))],
    titlesOfDomain(domain) {
      const titles = [...domains].filter(([, one]) => one === domain).map(([title]) => title)
      return [...new Set(titles.flatMap((title) => [title, ...narrowerOf(title)]))]
    },
  }
}

/** Every concept reachable from one in any number of steps, nearest first. */
function allBeyond(id: number, nextOf: (id: number) => readonly number[] | undefined) {
  const found = new Set([id])
  for (const one of found) for (const next of nextOf(one) ?? []) found.add(next)
  found.delete(id)
  return [...found]
}

function titlesBySkill(catalogue: TitleSkills): ReadonlyMap<number, readonly number[]> {
  const taking = new Map<number, number[]>()
  for (const [title, skills] of catalogue) {
    for (const skill of skills) taking.set(skill, [...(taking.get(skill) ?? []), title])
  }
  return taking
}

/**
 * The concepts directly related to a concept; `heads` are those through which its fields are related, `members` those
 * of its field.
 */
type Related = Readonly<Record<'broader' | 'narrower' | 'near' | 'heads' | 'members', readonly number[]>>

/** The state of a path: still at the start or a broader concept of it, at the head of a field, or beside it. */
type Reached = 'own' | 'head' | 'beside'

/**
 * The concepts around one, nearest first, each once. What is beside it, related or of its field, leads no farther: what
 * that is related to for its part shares nothing with the first one, and who has a kind of it has it as well.
 */
function ringsAround(id: number, count: number, relatedTo: (id: number) => Related): readonly number[][] {
  const seen = new Set([id])
  const rings: number[][] = []
  let last = new Map<number, Reached>([[id, 'own']])
  for (let at = 0; at < count; at++) {
    const steps = [...last].flatMap(([one, reached]) => stepsFrom(relatedTo(one), reached))
    // The first way to a concept counts.
    last = new Map(steps.filter(([one]) => !seen.has(one)).toReversed())
    const ring = [...new Set(steps.flatMap(([one]) => (seen.has(one) ? [] : one)))]
    for (const one of ring) seen.add(one)
    rings.push(ring)
  }
  return rings
}

/** The next steps, those that lead farther first. */
function stepsFrom({ broader, narrower, near, heads, members }: Related, reached: Reached) {
  const to = (as: Reached, ids: readonly number[]) => ids.map((id) => [id, as] as const)
  if (reached === 'head') return to('beside', members)
  if (reached === 'beside') return []
  return [...to('own', broader), ...to('head', heads), ...to('beside', [...near, ...narrower, ...members])]
}
