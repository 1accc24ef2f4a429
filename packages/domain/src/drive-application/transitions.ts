/** The states of a candidate's application to a drive, as the wire spells them (D22). */
export const driveApplicationStatuses = [
  'NotApplied',
  'Pending',
  'Accepted',
  'Rejected',
  'noPayment',
  'Applied',
  'Withdrawn',
] as const

/** The state of a candidate's drive application; NotApplied without one. */
export type DriveApplicationStatus = (typeof driveApplicationStatuses)[number]

/** The states of an existing application to a drive. */
export const madeDriveStatuses = driveApplicationStatuses.filter((status) => status !== 'NotApplied')

/** Who moves an application. */
export type DriveApplicationMover = 'candidate' | 'reviewer' | 'payment'

type Move = {
  by: DriveApplicationMover
  from: readonly DriveApplicationStatus[]
  to: Exclude<DriveApplicationStatus, 'NotApplied'>
}

/** The allowed transitions: who may move an application between which states. There are no others (D22). */
export const driveApplicationMoves = {
  apply: { by: 'candidate', from: ['NotApplied'], to: 'Pending' },
  requestAgain: { by: 'candidate', from: ['noPayment', 'Withdrawn'], to: 'Pending' },
  /** Possible only before the fee is paid; afterwards only a refund gives the seat up. */
  withdraw: { by: 'candidate', from: ['Pending', 'Accepted'], to: 'Withdrawn' },
  reject: { by: 'reviewer', from: ['Pending', 'noPayment'], to: 'Rejected' },
  accept: { by: 'reviewer', from: ['Pending', 'noPayment'], to: 'Accepted' },
  noPayment: { by: 'reviewer', from: ['Pending'], to: 'noPayment' },
  /** The fee was not paid by its last day (D57). */
  closeUnpaid: { by: 'reviewer', from: ['Accepted'], to: 'noPayment' },
  pay: { by: 'payment', from: ['Accepted'], to: 'Applied' },
  /** The full fee was refunded: the candidate may apply again, and a reviewer may accept again. */
  refund: { by: 'payment', from: ['Applied'], to: 'noPayment' },
} as const satisfies Record<string, Move>

export type DriveApplicationAction = keyof typeof driveApplicationMoves

const table: Readonly<Record<DriveApplicationAction, Move>> = driveApplicationMoves
const actions = Object.keys(table) as DriveApplicationAction[]

/** Why an action is refused in a state. */
export function whyNotMove(status: DriveApplicationStatus, action: DriveApplicationAction): 'wrong-state' | undefined {
  return table[action].from.includes(status) ? undefined : 'wrong-state'
}

/** The state after an action, or undefined when `whyNotMove` refuses it. */
export function statusAfter(status: DriveApplicationStatus, action: DriveApplicationAction): Move['to'] | undefined {
  return whyNotMove(status, action) ? undefined : table[action].to
}

/** The action that moves an application to a state, for calls that name the state they want. */
export function actionTo(
  by: DriveApplicationMover,
  status: DriveApplicationStatus,
  to: DriveApplicationStatus,
): DriveApplicationAction | undefined {
  return actions.find((action) => table[action].by === by && table[action].to === to && !whyNotMove(status, action))
}
