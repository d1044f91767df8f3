// The thread that draws receipts.
import { parentPort } from 'node:worker_threads';
import { giveWay } from '../../plumbing/give-way.ts';
import { type ReceiptSheet, receiptPdf } from './receipt-pdf.ts';

giveWay();

parentPort!.on('message', async (sheet: ReceiptSheet) => {
  parentPort!.postMessage((await receiptPdf(sheet)).toString('base64'));
});
