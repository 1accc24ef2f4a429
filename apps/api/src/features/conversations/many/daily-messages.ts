import { messagesADay } from '@pramaan/domain/conversation'

/** The limit of messages that a person can send in a day; a bulk message counts once for each candidate. */
export const dailyMessages = { name: 'messages-day', most: messagesADay, seconds: 24 * 3600 }
