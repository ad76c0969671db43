//! Appends that are committed together, and the callers that wait for them.

use super::{Append, Appended, Reply, StoreError};

/// A batch, in the order of tables and numbers: all writers lock rows in the same order, so
/// that there are no deadlocks.
pub(super) struct Batch {
    appends: Vec<Append>,
    /// The callers that wait for each append.
    answers: Vec<Reply>,
    /// The callers whose number another append of this batch already has.
    beaten: Vec<Reply>,
}

impl Batch {
    /// A batch of appends in the order in which they came.
    pub(super) fn new(mut waiting: Vec<(Append, Reply)>) -> Batch {
        // The sort is stable: of equals, the one that came first is first.
        waiting.sort_by_key(|(append, _)| (append.table, append.number));
        let mut batch = Batch {
            appends: Vec::with_capacity(waiting.len()),
            answers: Vec::with_capacity(waiting.len()),
            beaten: Vec::new(),
        };
        for (append, answer) in waiting {
            let last = batch.appends.last();
            let key = |append: &Append| (append.table, append.number);
            if last.is_some_and(|last| key(last) == key(&append)) {
                batch.beaten.push(answer);
            } else {
                batch.appends.push(append);
                batch.answers.push(answer);
            }
        }
        batch
    }

    /// The appends, each number of a table once.
    pub(super) fn appends(&self) -> &[Append] {
        &self.appends
    }

    /// Answers all callers.
    pub(super) fn answer(self, outcome: Result<Vec<bool>, StoreError>) {
        // The caller may no longer be waiting.
        match outcome {
            Ok(done) => {
                for (answer, done) in self.answers.into_iter().zip(done) {
                    let appended = if done {
                        Appended::Done
                    } else {
                        Appended::Taken
                    };
                    let _ = answer.send(Ok(appended));
                }
                for answer in self.beaten {
                    let _ = answer.send(Ok(Appended::Taken));
                }
            }
            Err(error) => {
                for answer in self.answers.into_iter().chain(self.beaten) {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use lucid_protocol::TableId;
    use tokio::sync::oneshot;

    use super::*;

    fn append(table: u64, number: u32, body: &str) -> Append {
        Append {
            table: TableId::new(table),
            number,
            at: 0,
            body: body.to_owned(),
            summary: None,
            seat_owners: None,
        }
    }

    #[test]
    fn the_first_to_come_with_a_number_stays() {
        let came = [
            (2, 1, "a"),
            (1, 5, "b"),
            (2, 1, "c"),
            (1, 4, "d"),
            (1, 5, "e"),
        ];
        let (answers, mut answered): (Vec<_>, Vec<_>) =
            came.map(|_| oneshot::channel()).into_iter().unzip();
        let appends = came.map(|(table, number, body)| append(table, number, body));
        let batch = Batch::new(appends.into_iter().zip(answers).collect());
        let bodies: Vec<&str> = batch
            .appends()
            .iter()
            .map(|append| append.body.as_str())
            .collect();
        assert_eq!(bodies, ["d", "b", "a"]);
        batch.answer(Ok(vec![true, false, true]));
        let ends: Vec<_> = answered
            .iter_mut()
            .map(|end| end.try_recv().unwrap().unwrap())
            .collect();
        let (done, taken) = (Appended::Done, Appended::Taken);
        assert_eq!(ends, [done, taken, taken, done, taken]);
    }

    #[test]
    fn a_failure_is_told_to_everybody() {
        let (first, mut one) = oneshot::channel();
        let (second, mut two) = oneshot::channel();
        let batch = Batch::new(vec![
            (append(1, 1, "a"), first),
            (append(1, 1, "b"), second),
        ]);
        batch.answer(Err(StoreError::Closed));
        for end in [one.try_recv(), two.try_recv()] {
            assert!(matches!(end, Ok(Err(StoreError::Closed))), "{end:?}");
        }
    }
}
