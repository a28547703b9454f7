"""A status page for the jobs. Deliberately vulnerable sample: never deploy it."""

from flask import Flask, redirect, render_template_string, request, send_file

app = Flask(__name__)
app.secret_key = "example-not-a-secret"


@app.route("/")
def status():
    return render_template_string("<h1>Jobs of " + request.args.get("team", "") + "</h1>")


@app.route("/log")
def log():
    return send_file("/var/log/reconcile/" + request.args["name"])


@app.route("/go")
def go():
    return redirect(request.args["to"])


if __name__ == "__main__":
    app.run(host="0.0.0.0", debug=True)
