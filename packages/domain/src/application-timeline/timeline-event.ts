/** What a candidate hears about an application, in the order in which it may happen. */
export const timelineEvents = ['sent', 'seen', 'decided', 'paid', 'refunded'] as const

/** One kind of entry of a timeline. */
export type TimelineEvent = (typeof timelineEvents)[number]
