/** English texts of saving a list as a file (document 001 §7). */
export const csvTexts = {
  'csv.export': 'Export to CSV',
  'csv.export.busy': 'Exporting...',
  'csv.export.cut': 'The file holds the first {shown} rows. Narrow the list to save the others.',
} as const
