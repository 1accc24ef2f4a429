import type { ExperienceLevel } from '../experience-level/experience-level.ts'

/** The three joining states, which exclude each other (001, section 4). */
export const joiningStates = ['join', 'switch', 'neither'] as const

/** Whether a candidate is open to join, open to switch, or neither. */
export type Joining = (typeof joiningStates)[number]

/** The states that the dashboard has a switch for. */
type JoiningSwitch = Exclude<Joining, 'neither'>

/** The values of the staff's 'Ready To' filter: `both` matches candidates open to any work, `off` the others. */
export const readyToValues = ['both', 'join', 'switch', 'off'] as const

/** A value of the wire's `value` filter (002, section 2.8). */
export type ReadyTo = (typeof readyToValues)[number]

/** The switches a candidate of a level sees: Freshers have no job to switch from. */
export function joiningSwitches(level: ExperienceLevel): JoiningSwitch[] {
  return level === 'Experienced' ? ['join', 'switch'] : ['join']
}

/** Why a state is refused for a level: only candidates with a job can be open to switch. */
export function whyNotJoining(level: ExperienceLevel, joining: Joining): 'experienced-only' | undefined {
  if (joining === 'neither') return undefined
  return joiningSwitches(level).includes(joining) ? undefined : 'experienced-only'
}

/** The state after turning a switch: on replaces the other state, off means neither. */
export function turnSwitch(joining: Joining, which: JoiningSwitch, on: boolean): Joining {
  if (on) return which
  return joining === which ? 'neither' : joining
}

/** The state after the 'Open for joining' switch: off is `neither`, on is `join` unless a state was set (D44). */
export function setOpenForJoin(joining: Joining, on: boolean): Joining {
  if (!on) return 'neither'
  return joining === 'neither' ? 'join' : joining
}

/** The wire's boolean `JoiningStatus`: true whenever a status is set. */
export function isOpenForJoin(joining: Joining): boolean {
  return joining !== 'neither'
}

/** The state of the wire's `JoiningInfo.status`, where null is neither. */
export function joiningOfInfo(status: JoiningSwitch | null | undefined): Joining {
  return status ?? 'neither'
}

/** The wire's `JoiningInfo.status` of a state, where neither is null. */
export function infoOfJoining(joining: Joining): JoiningSwitch | null {
  return joining === 'neither' ? null : joining
}

/** Whether a candidate's state matches the staff's 'Ready To' filter. */
export function matchesReadyTo(joining: Joining, readyTo: ReadyTo): boolean {
  if (readyTo === 'both') return isOpenForJoin(joining)
  return readyTo === 'off' ? joining === 'neither' : joining === readyTo
}
