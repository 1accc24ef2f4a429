/**
 * English texts of applying, for jobs, drives and courses; those of the spec are in its words (document 001 §4, §8).
 */
export const applicationTexts = {
  'application.sent.drive': 'Your request for {title} was sent.',
  'application.sent.course': 'Your application has been received successfully!',
  'application.sending': 'Applying...',
  'application.waiting': 'Waiting for the network',
  'application.waiting.button': 'Waiting',
  'application.waiting.since': 'Saved {ago}. We’ll send it when you’re online.',
  'application.cancel': 'Cancel',
  'application.cancel.of': 'Cancel the application to {title}',
  'application.failed': 'You have not applied. {why}',
  'application.unclear': 'Our server did not confirm it. Please try again.',
} as const
