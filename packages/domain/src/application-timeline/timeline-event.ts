/** The events of an application that a candidate sees, in the order they can happen. */
export const timelineEvents = ['sent', 'seen', 'decided', 'paid', 'refunded', 'withdrawn'] as const

/** One kind of entry of a timeline. */
export type TimelineEvent = (typeof timelineEvents)[number]
