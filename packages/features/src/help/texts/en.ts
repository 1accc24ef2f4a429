/** English texts of questions to the staff, for both sides. */
export const helpThreadTexts = {
  'helpThread.you': 'You',
  'helpThread.team': 'Pramaan team',
  'helpThread.send': 'Send',
  'helpThread.sending': 'Sending...',
  'helpThread.tooLong': 'At most {most} characters. Take out {over}.',
  'helpThread.limit': 'You have sent {most} messages today. Write again tomorrow.',
  'helpThread.first': 'Write your message first.',
} as const
