import { messagesADay } from '@pramaan/domain/conversation'

/** The limit of messages a person sends in a day; a message to several counts once for each. */
export const dailyMessages = { name: 'messages-day', most: messagesADay, seconds: 24 * 3600 }
